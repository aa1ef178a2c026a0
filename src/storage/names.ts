/** The path of a file. Files are spread over 256 folders. */
export function pathOf(name: string): string {
  return /^[0-9a-f]{64}\//.test(name) ? `${name.slice(0, 2)}/${name}` : name
}

/** The name of the file at a path; undefined for a file that is not part of the store. */
export function nameAt(path: string): string | undefined {
  return /^(?:[0-9a-f]{2}\/(?=[0-9a-f]{64}\/[\w.-]+$)|(?=aside\/[0-9a-f]{64}$))(.+)$/.exec(path)?.[1]
}

/** The bytes as they were uploaded. */
export const original = (sha256: string): string => `${sha256}/original`

/** Bytes without a record, which are deleted after a day. */
export const pendingDeletion = (sha256: string): string => `aside/${sha256}`

/**
 * Where to look for the bytes of a record, in this order. The first place counts twice, because bytes can be
 * brought back to it between the two looks.
 */
export const placesOf = (sha256: string): readonly string[] => [
  original(sha256),
  pendingDeletion(sha256),
  original(sha256),
]

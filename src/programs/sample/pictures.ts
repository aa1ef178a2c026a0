/** A picture of the sample. */
export interface SamplePicture {
  readonly name: string
  readonly altText: string
  /** The `sku` prefixes of the products that show it. */
  readonly skus: string
  readonly svg: string
}

/** Drawings, which take less space than photographs. They are uploaded as PNG. */
export const PICTURES: readonly SamplePicture[] = [
  picture('mug', 'A white mug on a green ground', 'MUG CUP', '#3f6f5e', [
    '<path d="M400 250h360v260a120 120 0 0 1-120 120H520a120 120 0 0 1-120-120z"/>',
    '<path d="M760 310h50a90 90 0 0 1 0 180h-50" fill="none" stroke="#fff" stroke-width="40"/>',
  ]),
  picture('pan', 'A pan with a long handle, from above', 'PAN POT', '#b5533c', [
    '<circle cx="480" cy="400" r="210"/><rect x="670" y="375" width="330" height="50" rx="25"/>',
    '<circle cx="480" cy="400" r="170" fill="#b5533c" opacity=".35"/>',
  ]),
  picture('knife', 'A knife that points to the left', 'KNF', '#37506b', [
    '<path d="M200 400q180-90 480-90v120H330q-90 0-130-30z"/>',
    '<rect x="700" y="320" width="300" height="80" rx="30"/>',
  ]),
  picture('board', 'A chopping board with a hole to hang it by', 'BRD', '#8a6d3b', [
    '<rect x="280" y="220" width="640" height="360" rx="50"/>',
    '<circle cx="850" cy="400" r="30" fill="#8a6d3b"/>',
  ]),
  picture('bowl', 'A wide bowl', 'BWL PLT', '#6b4f7a', [
    '<path d="M300 340h600a300 240 0 0 1-200 230v30H500v-30a300 240 0 0 1-200-230z"/>',
  ]),
]

/** A PNG of each picture; none if sharp cannot be loaded, because the service then accepts no pictures. */
export async function drawn(): Promise<readonly (SamplePicture & { readonly png: Buffer })[]> {
  const loaded = await import('sharp').catch(() => undefined)
  if (!loaded) return []
  const draw = async (one: SamplePicture) => {
    const png = await loaded.default(Buffer.from(one.svg)).png().toBuffer()
    return { ...one, png }
  }
  return Promise.all(PICTURES.map(draw))
}

function picture(
  name: string,
  altText: string,
  skus: string,
  ground: string,
  shapes: readonly string[],
): SamplePicture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" fill="#fff">
    <rect width="1200" height="800" fill="${ground}"/>${shapes.join('')}</svg>`
  return { name, altText, skus, svg }
}

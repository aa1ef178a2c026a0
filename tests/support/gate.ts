/** What somebody waits for until somebody else opens it. */
export interface Gate {
  readonly opened: Promise<void>
  readonly open: () => void
}

/** One that is not open yet. */
export function createGate(): Gate {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

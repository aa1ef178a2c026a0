/** A gate that one party waits for until another opens it. */
export interface Gate {
  readonly opened: Promise<void>
  readonly open: () => void
}

/** A closed gate. */
export function createGate(): Gate {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

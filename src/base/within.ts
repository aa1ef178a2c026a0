/**
 * Stops waiting for some work after a time, though the work goes on.
 *
 * @param late is called then, and makes the error that is thrown
 */
export function within<T>(milliseconds: number, work: Promise<T>, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), milliseconds).unref()
    const stop = () => clearTimeout(timer)
    work.then(stop, stop)
    work.then(resolve, reject)
  })
}

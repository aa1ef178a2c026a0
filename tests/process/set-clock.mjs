// Loaded with --import: SIGUSR2 sets the clock of the process two hours ahead, as if the clock of its machine
// had been set.
const STEP = 2 * 60 * 60 * 1000
const RealDate = Date
let ahead = 0
process.on('SIGUSR2', () => {
  ahead += STEP
})
globalThis.Date = class extends RealDate {
  /** @param {[number]} parts */
  constructor(...parts) {
    super(...(parts.length === 0 ? [RealDate.now() + ahead] : parts))
  }
  static now() {
    return RealDate.now() + ahead
  }
}

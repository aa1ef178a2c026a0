const ATTRIBUTES = Array.from({ length: 30 }, (_, index) => `a${index}`).join(' ')

/**
 * Rich text that is within the limits of markup, and that fits into a row of an import, but takes too long to
 * be made safe.
 */
export const SLOW_HTML = `<i ${ATTRIBUTES}>x</i>`.repeat(8_500)

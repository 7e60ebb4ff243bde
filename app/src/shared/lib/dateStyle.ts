/** Ways to write dates for people: US English, the language of the browser, or ISO 8601 in UTC. */
export const DATE_STYLES = ['us', 'browser', 'iso'] as const

/** A way to write dates for people. */
export type DateStyle = (typeof DATE_STYLES)[number]

let chosen: DateStyle = 'us'

/** Has all dates of the page written in this way from its next drawing on. */
export function chooseDateStyle(style: DateStyle): void {
  chosen = style
}

/** The way that was chosen; US English until then. */
export function chosenDateStyle(): DateStyle {
  return chosen
}

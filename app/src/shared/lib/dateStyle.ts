/** Date styles: US English, the browser's language, or ISO 8601 in UTC. */
export const DATE_STYLES = ['us', 'browser', 'iso'] as const

/** A date style. */
export type DateStyle = (typeof DATE_STYLES)[number]

let chosen: DateStyle = 'us'

/** Sets the page's date style, from the next render on. */
export function chooseDateStyle(style: DateStyle): void {
  chosen = style
}

/** Returns the chosen date style; US English by default. */
export function chosenDateStyle(): DateStyle {
  return chosen
}

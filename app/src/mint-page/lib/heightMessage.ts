/** An embedded mint page's height in CSS pixels, reported to the page around it. */
export interface HeightMessage {
  type: 'mintline:height'
  height: number
}

/** Highest plausible height. */
const HIGHEST = 10_000

/** Creates the message for a height. */
export function heightMessage(height: number): HeightMessage {
  return { type: 'mintline:height', height: Math.ceil(height) }
}

/** Returns the height in a message; undefined for other messages, and for implausible heights. */
export function heightOf(message: unknown): number | undefined {
  if (typeof message !== 'object' || message === null) return undefined
  if (!('type' in message) || message.type !== 'mintline:height' || !('height' in message)) {
    return undefined
  }
  const { height } = message
  return typeof height === 'number' && height > 0 && height <= HIGHEST ? height : undefined
}

const MINUTE = 60n
const HOUR = 60n * MINUTE
const DAY = 24n * HOUR

/** Ends further away than this are shown as no end: 5 years. */
const FAR_AWAY = 5n * 365n * DAY

/** Returns true if a moment is too far away for a countdown. */
export function isFarAway(moment: bigint, now: bigint): boolean {
  return moment - now > FAR_AWAY
}

/** Formats the time left: `3 d 04:05:06`, or `04:05:06` within a day. Past moments are `00:00:00`. */
export function countdownText(seconds: bigint): string {
  const left = seconds > 0n ? seconds : 0n
  const clock = [(left % DAY) / HOUR, (left % HOUR) / MINUTE, left % MINUTE]
  const time = clock.map((part) => `${part}`.padStart(2, '0')).join(':')
  return left < DAY ? time : `${left / DAY} d ${time}`
}

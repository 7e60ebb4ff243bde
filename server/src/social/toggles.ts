/** State of a setting that users turn on and off. */
export type ToggleState = 'ON' | 'OFF'

/**
 * Each toggle's state after each action, from either state: repeating an action, or turning off what is already off,
 * changes nothing.
 */
export const TOGGLES = {
  following: { follow: 'ON', unfollow: 'OFF' },
  like: { like: 'ON', unlike: 'OFF' },
  watch: { watch: 'ON', unwatch: 'OFF' },
  pin: { pin: 'ON', unpin: 'OFF' },
  hide: { hide: 'ON', open: 'OFF' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ToggleState>>>>

/** An action on a toggle. */
export type ActionOf<Toggle extends keyof typeof TOGGLES> = keyof (typeof TOGGLES)[Toggle]

/** Outcome of an action on an entity: `UNKNOWN` = the entity does not exist, `FORBIDDEN` = the user may not do that. */
export type Outcome = 'DONE' | 'UNKNOWN' | 'FORBIDDEN'

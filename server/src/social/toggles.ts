/** State of something that users turn on and off. */
export type ToggleState = 'ON' | 'OFF'

/**
 * The state of each toggle after each of its actions, from either state: an action that is done again, or that turns off
 * what is not on, changes nothing.
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

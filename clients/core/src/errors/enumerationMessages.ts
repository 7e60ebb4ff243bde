interface NotOneOf {
  /** What the value was for: `sort`. */
  name: string
  /** What was given, as text. */
  value: string
  /** What may be given. */
  allowed: readonly string[]
}

/** Messages about values of enumerations. */
export const ENUMERATION_MESSAGES = {
  NOT_ONE_OF: ({ name, value, allowed }: NotOneOf) =>
    `Set ${name} to one of ${allowed.join(', ')}; received - ${value}`,
}

interface NotOneOf {
  /** Parameter name: `sort`. */
  name: string
  /** The value as text. */
  value: string
  /** Allowed values. */
  allowed: readonly string[]
}

/** Messages about enumeration values. */
export const ENUMERATION_MESSAGES = {
  NOT_ONE_OF: ({ name, value, allowed }: NotOneOf) =>
    `Set ${name} to one of ${allowed.join(', ')}; received - ${value}`,
}

/** Messages about API keys. */
export const ACCESS_MESSAGES = {
  KEY_NAME_INVALID: ({ name }: { name: string }) =>
    `${JSON.stringify(name)} cannot be the name of a key: use at most 64 letters, digits, dots, dashes and underscores, beginning with a letter or digit`,
  KEY_NAME_TAKEN: ({ name }: { name: string }) =>
    `There is a key ${name} already: choose another name, or remove that one first`,
  KEY_UNKNOWN: ({ name }: { name: string }) =>
    `There is no key ${JSON.stringify(name)}: keys list shows them all`,
}

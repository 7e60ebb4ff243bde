/** Begins every secret, so that people and scanners of sources recognise one. */
export const SECRET_PREFIX = 'mintline_'

/** A secret, or so much of one that it must not be told. */
const SECRETS = new RegExp(`${SECRET_PREFIX}[\\da-f]{8,}`, 'gi')

/** A text that others may read: of secrets in it, nothing is left but their prefix. */
export const withoutSecrets = (text: string): string => text.replace(SECRETS, `${SECRET_PREFIX}…`)

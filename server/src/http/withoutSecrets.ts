/** Prefix for every secret, so that people and source scanners recognize one. */
export const SECRET_PREFIX = 'mintline_'

/** Matches a secret, or enough of one that it must not be shown. */
const SECRETS = new RegExp(`${SECRET_PREFIX}[\\da-f]{8,}`, 'gi')

/** Redacts secrets in a text, leaving only their prefix. */
export const withoutSecrets = (text: string): string => text.replace(SECRETS, `${SECRET_PREFIX}…`)

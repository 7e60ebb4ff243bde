/** Maximum length for addresses that mail servers accept, in characters. */
const LONGEST = 254
const LARGEST_LOCAL_PART = 64
/** Letters, digits and signs that need no quotes, so that none has a meaning in a header or a log. */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i

/** The rule that `isEmailAddress` checks, to follow a field's name. */
export const EMAIL_RULE = 'must be an e-mail address such as ann@example.com'

/** Returns true for an ASCII e-mail address. Domains with other letters have an ASCII form too. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= LONGEST && text.indexOf('@') <= LARGEST_LOCAL_PART && ADDRESS.test(text)

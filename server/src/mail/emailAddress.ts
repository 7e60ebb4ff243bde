/** Largest address that mail servers take, in characters. */
const LONGEST = 254
const LARGEST_LOCAL_PART = 64
/** Letters, digits and signs that need no quotes, so that none of them means anything in a header or a log. */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i

/** Rule of `isEmailAddress`, after the name of a field. */
export const EMAIL_RULE = 'must be an e-mail address such as ann@example.com'

/** True for an address of e-mail, in letters of ASCII: domains of other letters have a form in these too. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= LONGEST && text.indexOf('@') <= LARGEST_LOCAL_PART && ADDRESS.test(text)

/**
 * Text known to be an identifier of one kind, so that another kind cannot take its place.
 *
 * It is valid, but only the result of a coercion is also in its normal form.
 */
export type Branded<Name extends string> = string & { readonly '__brand:@mintline/core': Name }

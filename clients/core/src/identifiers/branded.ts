/**
 * Text known to be one kind of identifier, so that another kind cannot take its place.
 *
 * The text is valid. Only a coercion's result is also in normal form.
 */
export type Branded<Name extends string> = string & { readonly '__brand:@mintline/core': Name }

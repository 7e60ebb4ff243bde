/**
 * Text that was found to be an identifier of one kind, so that another kind cannot stand in.
 *
 * It is valid as it is written; only what a coercion returned is also in its normal form.
 */
export type Branded<Name extends string> = string & { readonly '__brand:@mintline/core': Name }

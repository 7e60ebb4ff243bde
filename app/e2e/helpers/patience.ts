/**
 * Milliseconds within which a page shows what is waited for, on a machine however busy. Only a failure takes as long;
 * where several run at once, and a Rust compile beside them, half a minute has been too little.
 */
export const PATIENCE = 120_000

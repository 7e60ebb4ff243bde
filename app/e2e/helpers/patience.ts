/**
 * Timeout in milliseconds for everything that a page shows, on a machine however busy. Only a failure takes as long;
 * with several runs at once, and a Rust compile beside them, half a minute has been too little.
 */
export const PATIENCE = 120_000

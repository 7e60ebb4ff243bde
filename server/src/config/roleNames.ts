/** Roles for a server process: one entry for each module in `roles/` that starts a role. */
export const ROLE_NAMES = ['api', 'ingest', 'jobs'] as const

/** A server process's role. */
export type RoleName = (typeof ROLE_NAMES)[number]

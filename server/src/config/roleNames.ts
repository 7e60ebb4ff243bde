/** Tasks of a process of the server: one entry for each module of `roles/` that starts a role. */
export const ROLE_NAMES = ['api', 'ingest', 'jobs'] as const

/** Something that a process of the server does. */
export type RoleName = (typeof ROLE_NAMES)[number]

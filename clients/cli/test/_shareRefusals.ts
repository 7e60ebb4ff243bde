const SITE = 'https://drops.mintline.xyz/'
const PUBLISH = 'publish the files, and write their address'

/** Arguments of `share` that nobody else could open, refused where money is real, with the reasons. */
export const SHARE_REFUSALS: readonly (readonly [args: readonly string[], reason: string])[] = [
  [
    ['share', '--site', 'http://localhost:5173/'],
    `--site: Only this machine can read localhost: ${PUBLISH}`,
  ],
  [
    ['share', '--site', SITE, '--proofs', 'http://192.168.1.7/proofs'],
    `--proofs: Only its own network can read 192.168.1.7: ${PUBLISH}`,
  ],
]

/** The same for chains that take an active-phase document. */
export const ACTIVE_PHASE_REFUSAL = [
  ['share', '--site', SITE, '--active-phase', 'https://example.com/phase.json'],
  `--active-phase: example.com is a placeholder: ${PUBLISH}`,
] as const

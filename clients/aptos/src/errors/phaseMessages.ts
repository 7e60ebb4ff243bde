/** Messages about invalid phases. */
export const PHASE_MESSAGES = {
  DROP_PHASES_TOO_MANY: ({ count, max }: { count: number; max: number }) =>
    `A drop has at most ${max} phases, but would have ${count}`,
  DROP_PHASE_NOT_FOUND: ({ phaseId }: { phaseId: bigint }) =>
    `The drop has no phase with the id ${phaseId}`,
  DROP_PHASE_REPEATED: ({ phaseId }: { phaseId: bigint }) =>
    `The phase with the id ${phaseId} is repeated`,
  DROP_PHASE_START_TAKEN: ({ saleMintTime }: { saleMintTime: bigint }) =>
    `Two phases cannot start at the same time, ${timeText(saleMintTime)}`,
  DROP_PHASE_AFTER_END: ({ saleMintTime, endTime }: { saleMintTime: bigint; endTime: bigint }) =>
    `A phase cannot start at ${timeText(saleMintTime)}: the drop ends at ${timeText(endTime)}`,
  DROP_PHASE_HAS_MINTS: ({ phaseId, minted }: { phaseId: bigint; minted: bigint }) =>
    `The phase with the id ${phaseId} cannot be removed, because ${minted} items were minted in it`,
  DROP_PHASE_HAS_ENTRIES: ({ phaseId, entries }: { phaseId: bigint; entries: bigint }) =>
    `The phase with the id ${phaseId} has ${entries} allowlist entries: remove them before it gets a merkle root`,
  DROP_PHASE_HAS_ROOT: ({ phaseId }: { phaseId: bigint }) =>
    `The phase with the id ${phaseId} has a merkle root, so its list is not on chain: change the merkle list, or remove the root first`,
  DROP_PHASE_ROOT_NOT_ALLOWED: (_: { merkleRoot: string }) =>
    'Only a private phase can have a merkle root',
  DROP_PHASES_NOT_REACHABLE: (_: { collection: string }) =>
    'There is no way from the present phases to these that keeps the rules of the drop at each step: change fewer phases at a time',
}

/** Latest time that a `Date` can hold, in Unix seconds. */
const LAST_DATE = 8_640_000_000_000n

function timeText(unixSeconds: bigint): string {
  return unixSeconds > LAST_DATE
    ? `${unixSeconds}`
    : new Date(Number(unixSeconds) * 1_000).toISOString().replace('.000Z', 'Z')
}

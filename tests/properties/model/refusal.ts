/** Error name with its source: a program, or the runtime. */
export type RefusalName = `${'controls' | 'editions' | 'system' | 'runtime'}/${string}`

/** Thrown by rules in the model that forbid a step. */
export class Refusal extends Error {
  readonly refusal: RefusalName

  constructor(refusal: RefusalName) {
    super(refusal)
    this.refusal = refusal
  }
}

/** Throws an error from the controls program unless `allowed`. */
export function controlsAllow(allowed: boolean, error: string): void {
  if (!allowed) throw new Refusal(`controls/${error}`)
}

/** Throws an error from the editions program unless `allowed`. */
export function editionsAllow(allowed: boolean, error: string): void {
  if (!allowed) throw new Refusal(`editions/${error}`)
}

/** Who refused and by which name: a program's error, or the runtime's. */
export type RefusalName = `${'controls' | 'editions' | 'runtime'}/${string}`

/** Thrown by a rule of the model that forbids a step. */
export class Refusal extends Error {
  readonly refusal: RefusalName

  constructor(refusal: RefusalName) {
    super(refusal)
    this.refusal = refusal
  }
}

/** Refuses with an error of the controls program unless `allowed`. */
export function controlsAllow(allowed: boolean, error: string): void {
  if (!allowed) throw new Refusal(`controls/${error}`)
}

/** Refuses with an error of the editions program unless `allowed`. */
export function editionsAllow(allowed: boolean, error: string): void {
  if (!allowed) throw new Refusal(`editions/${error}`)
}

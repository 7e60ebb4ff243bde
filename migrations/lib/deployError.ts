/** Why a deployment stops. */
export type DeployErrorCode =
  | 'BAD_CONFIG'
  | 'BAD_OPTION'
  | 'NO_NODE'
  | 'WRONG_CLUSTER'
  | 'NO_PROGRAM_KEYPAIR'
  | 'BAD_KEYPAIR'
  | 'NOT_BUILT'
  | 'SBPF_REFUSED'
  | 'NOT_DEPLOYED'
  | 'NOT_UPGRADEABLE'
  | 'NOT_AUTHORITY'
  | 'NO_AUTHORITY_NAMED'
  | 'TOO_POOR'
  | 'NOT_CONFIRMED'
  | 'NO_PROGRESS'
  | 'TRANSACTION_FAILED'
  | 'TRANSACTION_EXPIRED'
  | 'NOT_AS_BUILT'

/** A refusal or failure with a sentence for people. */
export class DeployError extends Error {
  override readonly name = 'DeployError'
  readonly code: DeployErrorCode

  constructor(code: DeployErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

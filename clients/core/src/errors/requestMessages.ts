interface MissingParameter {
  /** The missing parameter. */
  name: string
  /** The operation called. */
  operation: string
}

/** Messages about API requests, worded by the specification. */
export const REQUEST_MESSAGES = {
  REQUIRED_PARAMETER_MISSING: ({ name, operation }: MissingParameter) =>
    `Required parameter requestParameters.${name} was null or undefined when calling ${operation}`,
}

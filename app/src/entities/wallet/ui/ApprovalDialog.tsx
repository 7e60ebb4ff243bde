import { AlertDialog as Radix } from 'radix-ui'
import { Button } from '#shared/ui/Button.tsx'
import { PANEL, SCRIM } from '#shared/ui/overlayStyles.ts'
import { type SigningRequest, usePendingApproval } from '../lib/development/approvals.ts'

/** The development wallet's approval window. */
export function ApprovalDialog() {
  const approval = usePendingApproval()
  return (
    <Radix.Root open={approval !== undefined} onOpenChange={(open) => !open && approval?.reject()}>
      <Radix.Portal>
        <Radix.Overlay className={SCRIM} />
        <Radix.Content className={PANEL}>
          {approval && (
            <>
              <div className="p-5">
                <p className="mb-3 text-subtle text-xs">
                  Development wallet · {approval.request.account}
                </p>
                <Radix.Title className="font-semibold text-base">
                  {titleOf(approval.request)}
                </Radix.Title>
                <Radix.Description className="mt-1.5 whitespace-pre-wrap break-words text-muted">
                  {describe(approval.request)}
                </Radix.Description>
              </div>
              <div className="flex justify-end gap-2 border-t bg-sunken px-5 py-3.5">
                {/* Not Radix's own buttons: they would close the dialog, which counts as a rejection. */}
                <Button onClick={approval.reject}>Reject</Button>
                <Button variant="primary" onClick={approval.approve}>
                  Approve
                </Button>
              </div>
            </>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function titleOf(request: SigningRequest): string {
  if (request.kind === 'message') return 'Sign a message?'
  return request.count === 1 ? 'Sign a transaction?' : `Sign ${request.count} transactions?`
}

function describe(request: SigningRequest): string {
  return request.kind === 'message'
    ? request.text
    : 'It asks because of your settings. Money on this network is worthless.'
}

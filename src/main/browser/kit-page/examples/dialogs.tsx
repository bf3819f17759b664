import { useState, type ReactNode } from 'react'
import { ConfirmDialog, Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { longText, type Example } from '../example.tsx'

type Show = (props: { open: boolean; onClose: () => void }) => ReactNode

function Opened({ label, show }: { label: string; show: Show }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {show({ open, onClose: () => setOpen(false) })}
    </>
  )
}

const state = (label: string, show: Show) => () => <Opened label={label} show={show} />

const from = '#foundation/kit/overlay/dialog.tsx'

const dialog: Example = {
  name: 'Dialog',
  from,
  note: 'Press a button to open it. Its content exists only while it is open.',
  small: true,
  states: {
    Default: state('Open', (props) => (
      <Dialog {...props} title="Your notes" description="Only the staff see them.">
        <p>Nothing is written yet.</p>
      </Dialog>
    )),
    Wide: state('Open', (props) => (
      <Dialog {...props} size="wide" title="All keys">
        <p>{longText}</p>
      </Dialog>
    )),
    'Long text': state('Open', (props) => (
      <Dialog {...props} title={longText} description={longText} actions={<Button>Save</Button>}>
        {Array.from({ length: 12 }, (_, place) => (
          <p key={place}>{longText}</p>
        ))}
      </Dialog>
    )),
  },
}

const question = {
  title: 'Cancel this withdrawal?',
  message: 'The amount is available again at once.',
  confirmLabel: 'Cancel withdrawal',
  cancelLabel: 'Keep it',
}

const confirmDialog: Example = {
  name: 'ConfirmDialog',
  from,
  small: true,
  states: {
    Default: state('Ask', (props) => (
      <ConfirmDialog {...question} {...props} onConfirm={props.onClose} />
    )),
    Destructive: state('Ask', (props) => (
      <ConfirmDialog {...question} {...props} onConfirm={props.onClose} destructive />
    )),
    'Pending, for two seconds': () => <PendingQuestion />,
    'Long text': state('Ask', (props) => (
      <ConfirmDialog {...question} {...props} message={longText} onConfirm={props.onClose} />
    )),
  },
}

function PendingQuestion() {
  const [pending, setPending] = useState(false)
  const wait = (done: () => void) => () => {
    setPending(true)
    setTimeout(() => (setPending(false), done()), 2000)
  }
  return (
    <Opened
      label="Ask"
      show={(props) => (
        <ConfirmDialog {...question} {...props} pending={pending} onConfirm={wait(props.onClose)} />
      )}
    />
  )
}

export const dialogExamples: readonly Example[] = [
  dialog,
  confirmDialog,
  {
    name: 'DialogActions',
    from,
    note: 'For a form in a dialog, which has its own buttons.',
    states: {
      Default: () => (
        <div className="relative bg-surface p-4">
          <DialogActions>
            <Button variant="secondary">Cancel</Button>
            <Button>Save</Button>
          </DialogActions>
        </div>
      ),
    },
  },
]

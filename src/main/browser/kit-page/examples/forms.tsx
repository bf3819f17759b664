import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { ChangedNotice } from '#foundation/kit/form/changed-notice.tsx'
import { Form, SubmitButton, useKabanForm } from '#foundation/kit/form/form.tsx'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Focused, longText, type Example } from '../example.tsx'
import { fault } from './blocks.tsx'

const schema = z.object({ fullName: z.string().check(z.minLength(2, 'Enter your full name.')) })

type Send = (values: { fullName: string }) => Promise<void> | void

function OneForm({ send, children = 'Save' }: { send: Send; children?: ReactNode }) {
  const form = useKabanForm(schema, { fullName: '' })
  return (
    <Form form={form} onSubmit={send} label="Your name" failed="Update Failed">
      <TextField name="fullName" label="Full name" />
      <div>
        <SubmitButton>{children}</SubmitButton>
      </div>
    </Form>
  )
}

const saved: Send = ({ fullName }) => notify({ title: `Saved ${fullName}`, tone: 'credited' })
const never: Send = () => new Promise(() => {})
const fail: Send = () => Promise.reject(fault)

const note = 'Press the button empty to see the error at the field.'

export const formExamples: readonly Example[] = [
  {
    name: 'ChangedNotice',
    from: '#foundation/kit/form/changed-notice.tsx',
    note: 'In a window that edits what somebody else has saved meanwhile.',
    states: {
      'Nothing typed': () => (
        <ChangedNotice edit={{ changed: true, typed: false, take: () => {} }} />
      ),
      'Something typed': () => (
        <ChangedNotice edit={{ changed: true, typed: true, take: () => {} }} />
      ),
    },
  },
  {
    name: 'Form',
    from: '#foundation/kit/form/form.tsx',
    note,
    states: {
      Default: () => <OneForm send={saved} />,
      'Pending once it is sent': () => <OneForm send={never} />,
      'Error once it is sent': () => <OneForm send={fail} />,
    },
  },
  {
    name: 'SubmitButton',
    from: '#foundation/kit/form/form.tsx',
    note,
    states: {
      Default: () => <OneForm send={saved}>Save</OneForm>,
      'Long text': () => <OneForm send={saved}>{longText}</OneForm>,
    },
  },
  {
    name: 'SendingButton',
    from: '#foundation/kit/form/sending-button.tsx',
    note: 'Offline and during maintenance it says why it cannot be pressed: use the choices above.',
    small: true,
    states: {
      Default: () => <SendingButton>Send</SendingButton>,
      'Focused by keyboard': () => (
        <Focused>
          <SendingButton>Send</SendingButton>
        </Focused>
      ),
      Pending: () => <SendingButton pending>Send</SendingButton>,
      Disabled: () => <SendingButton disabled>Send</SendingButton>,
      'Allowed during maintenance': () => <SendingButton evenReadOnly>Sign out</SendingButton>,
      'Long text': () => <SendingButton>{longText}</SendingButton>,
    },
  },
]

import { Bell, EllipsisVertical } from 'lucide-react'
import { KeyCap, KeyLines } from '#foundation/kit/overlay/key-cap.tsx'
import { KeyHint, ListKeyHints } from '#foundation/kit/overlay/key-hint.tsx'
import { Menu, MenuAnchor, MenuItem, MenuLink } from '#foundation/kit/overlay/menu.tsx'
import { PictureViewer } from '#foundation/kit/overlay/picture-viewer.tsx'
import { Popover } from '#foundation/kit/overlay/popover.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button, IconButton } from '#foundation/kit/ui/button.tsx'
import { Focused, longText, type Example } from '../example.tsx'
import { dialogExamples } from './dialogs.tsx'

const more = <EllipsisVertical aria-hidden size={20} />

function OneMenu() {
  return (
    <Menu
      label="More"
      align="start"
      trigger={(opener) => <IconButton {...opener} label="More" icon={more} />}
    >
      <MenuItem>Copy the reference</MenuItem>
      <MenuItem disabled>Print (not here)</MenuItem>
      <MenuLink to="/dashboard">A page of the application</MenuLink>
      <MenuAnchor href="/terms">A page of the server</MenuAnchor>
      <MenuItem destructive>{longText}</MenuItem>
    </Menu>
  )
}

function OnePopover({ text }: { text: string }) {
  return (
    <Popover
      label="Notifications"
      align="start"
      trigger={(opener) => (
        <IconButton {...opener} label="Notifications" icon={<Bell aria-hidden size={20} />} />
      )}
    >
      {(close) => (
        <div className="grid gap-3 p-4">
          <p>{text}</p>
          <Button variant="secondary" onClick={close}>
            Close
          </Button>
        </div>
      )}
    </Popover>
  )
}

const tones = ['neutral', 'credited', 'waiting', 'failed', 'info'] as const

function ToastButtons() {
  return (
    <div className="flex flex-wrap gap-2">
      {tones.map((tone) => (
        <Button
          key={tone}
          variant="secondary"
          onClick={() => notify({ title: `A notice: ${tone}`, tone })}
        >
          {tone}
        </Button>
      ))}
    </div>
  )
}

function LongToast() {
  const action = { label: 'Undo', onAction: () => {} }
  return (
    <Button
      variant="secondary"
      onClick={() => notify({ title: longText, message: longText, action })}
    >
      With an action
    </Button>
  )
}

const menu = '#foundation/kit/overlay/menu.tsx'
const menuNote = 'Press the button. Arrows, Home, End and first letters move; Esc closes.'
const menuStates = { 'Press to open': OneMenu }

const menuExamples: readonly Example[] = [
  {
    name: 'Menu',
    from: menu,
    note: menuNote,
    small: true,
    states: {
      ...menuStates,
      'Focused by keyboard': () => (
        <Focused>
          <OneMenu />
        </Focused>
      ),
    },
  },
  { name: 'MenuItem', from: menu, note: menuNote, small: true, states: menuStates },
  { name: 'MenuLink', from: menu, note: menuNote, small: true, states: menuStates },
  { name: 'MenuAnchor', from: menu, note: menuNote, small: true, states: menuStates },
]

const keys = [
  { keys: ['J', 'K'], does: 'Next and previous row' },
  { keys: ['Ctrl K'], does: longText },
]

export const overlayExamples: readonly Example[] = [
  ...dialogExamples,
  ...menuExamples,
  {
    name: 'Popover',
    from: '#foundation/kit/overlay/popover.tsx',
    small: true,
    states: {
      'Press to open': () => <OnePopover text="Your deposit was credited." />,
      'Long text': () => <OnePopover text={longText} />,
    },
  },
  {
    name: 'ToastRegion',
    from: '#foundation/kit/overlay/toast.tsx',
    note: 'This page has one at its end. `notify` shows one notice at a time, for five seconds.',
    states: { 'Press to show': ToastButtons, 'Long text': LongToast },
  },
  {
    name: 'KeyCap',
    from: '#foundation/kit/overlay/key-cap.tsx',
    small: true,
    states: { Default: () => <KeyCap>Ctrl K</KeyCap> },
  },
  {
    name: 'KeyLines',
    from: '#foundation/kit/overlay/key-cap.tsx',
    states: { 'Default and long text': () => <KeyLines lines={keys} /> },
  },
  {
    name: 'KeyHint',
    from: '#foundation/kit/overlay/key-hint.tsx',
    note: 'Hidden on touch screens and when single keys are off.',
    small: true,
    states: {
      'In a button': () => (
        <Button>
          Approve <KeyHint>A</KeyHint>
        </Button>
      ),
    },
  },
  {
    name: 'ListKeyHints',
    from: '#foundation/kit/overlay/key-hint.tsx',
    states: { Default: () => <ListKeyHints next="Next" previous="Previous" /> },
  },
  {
    name: 'PictureViewer',
    from: '#foundation/kit/overlay/picture-viewer.tsx',
    states: {
      Default: () => <PictureViewer src="/share-picture.png" alt="A receipt" height="h-56" />,
      Error: () => <PictureViewer src="data:image/png," alt="A receipt" height="h-56" />,
    },
  },
]

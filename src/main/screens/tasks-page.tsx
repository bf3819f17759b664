import { AnnouncementsCard } from '../../announcements/screens/announcements-card.tsx'
import { useWords } from '../../kit/language.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { TasksCard } from '../../tasks/screens/tasks-card.tsx'
import { words } from '../words.ts'

/** What the company says, and below it what the user wants to remember. */
export function TasksPage() {
  const w = useWords(words)
  return (
    <>
      <PageHeader title={w.tasks} />
      <div className="grid grid-cols-1 gap-4">
        <AnnouncementsCard />
        <TasksCard />
      </div>
    </>
  )
}

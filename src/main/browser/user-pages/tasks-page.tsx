import { AnnouncementsCard } from '#content/announcements/screens/announcements-card.tsx'
import { TasksCard } from '#content/tasks/screens/tasks-card.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { appWords } from '../../shared/words.ts'

/** The company's announcements, and below them the user's own tasks. */
export function TasksPage() {
  const w = useWords(appWords)
  return (
    <>
      <PageHeader title={w.tasks} />
      <div className="grid grid-cols-1 gap-4 settles">
        <AnnouncementsCard />
        <TasksCard />
      </div>
    </>
  )
}

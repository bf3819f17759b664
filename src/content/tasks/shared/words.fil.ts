import { tasksMax } from './rules.ts'
import type { taskRefusals, taskWords } from './words.ts'

const addFailed = 'Hindi naidagdag ang gawain'

export const taskWordsFil: typeof taskWords = {
  title: 'Mga gawain ko',
  add: 'Idagdag',
  newTask: 'Bagong gawain',
  newTaskHint: 'Halimbawa: Tawagan ang bangko',
  none: 'Wala pang gawain.',
  noneMore: 'Isulat sa itaas ang gusto mong maalala. Ikaw lang ang makakakita nito.',
  done: (title) => `Tapos na: ${title}`,
  left: (count) => `${count} gagawin pa`,
  allDone: 'Tapos na lahat',
  edit: (title) => `Baguhin ang ${title}`,
  editTitle: 'Pamagat ng gawain',
  save: 'I-save',
  cancel: 'Kanselahin',
  remove: (title) => `Burahin ang ${title}`,
  removed: 'Nabura ang gawain',
  restored: 'Naibalik ang gawain',
  undo: 'Ibalik',
  fetchFailed: 'Hindi makuha ang mga gawain',
  addFailed,
  updateFailed: 'Hindi na-update ang gawain',
  deleteFailed: 'Hindi nabura ang gawain',
  saveFailed: 'Hindi na-save ang gawain',
}

export const taskRefusalsFil: typeof taskRefusals = {
  'task-title-required': {
    title: 'Kailangan ang pamagat ng gawain',
    message: 'Maglagay ng pamagat para sa gawain mo.',
  },
  'task-not-found': {
    title: 'Hindi nakita ang gawain',
    message: 'Wala na ang gawaing ito. Maaaring nabura ito sa ibang device.',
  },
  'task-id-reused': {
    title: addFailed,
    message: 'Nagamit na ang hiling na ito sa ibang gawain. I-reload ang pahina at subukan ulit.',
  },
  'too-many-tasks': {
    title: addFailed,
    message: `May ${tasksMax} gawain ka na. Magbura ng mga tapos na, at saka ito idagdag.`,
  },
}

/**
 * SQL: these two are not two people, for a reason that will not pass or that a list need not
 * explain. Arguments are SQL expressions.
 */
export const isNobodysSecond = (first: string, second: string, madeAt: string): string =>
  `coalesce(second_person_obstacle(${first}, ${second}, ${madeAt})
    in ('same-person', 'second-not-staff', 'second-too-new'), false)`

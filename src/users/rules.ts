/**
 * The staff's view of a person: who they are, what they have and what was done. It moves no money, and every look is recorded.
 */

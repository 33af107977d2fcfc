-- The photo of an analysis as a hash with the person's id: the same one again on the same day costs nothing. It goes with
-- the row, which is kept for two days.
alter table meal_analysis_uses add column photo text;

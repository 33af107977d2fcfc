import type { ScanSummary } from '@crisper/contract/scans/scans';
import { useNavigate } from 'react-router';
import { HomeBoard } from '../../rooms/home/home-board.tsx';
import { KitchenQuestion } from '../../rooms/household/kitchen-question.tsx';
import { setIngredients } from '../../shared/kitchen-session.ts';

/** The member's day, with the way from an earlier scan to its recipes. */
export default function MemberBoard() {
  const navigate = useNavigate();
  const cookFrom = ({ ingredients }: ScanSummary) => {
    const chosen = ingredients.filter(({ selected }) => selected);
    const found = chosen.length > 0 ? chosen : ingredients;
    setIngredients(found.map(({ name, food, emoji }) => ({ name, food, emoji })));
    void navigate('/results');
  };
  return <HomeBoard onScan={cookFrom} question={<KitchenQuestion />} />;
}
